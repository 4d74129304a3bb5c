import TField
