// Who imports this module has the forms that it fills in, too.
@_exported public import TField
