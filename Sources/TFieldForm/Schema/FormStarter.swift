/// A small form to begin with: every part that most forms have, ready to be changed.
package enum FormStarter {
  package static let text = #"""
    {
      "tfield": 1,
      "title": "My form",
      "sections": [
        { "title": "About you", "group": "person",
          "rows": [
            [ { "id": "firstName", "type": "name", "label": "First Name",
                "required": true },
              { "id": "lastName", "type": "name", "label": "Last Name",
                "required": true } ],
            { "id": "email", "type": "email", "required": true,
              "hint": "We write to nobody else." },
            { "id": "callMe", "type": "toggle", "label": "Call me back",
              "group": null },
            { "id": "phone", "type": "phone", "required": true,
              "when": { "field": "callMe", "equals": true } } ] }
      ],
      "actions": [
        { "id": "send", "label": "Send", "requires": ["person"] },
        { "id": "cancel", "label": "Cancel", "role": "cancel" }
      ]
    }

    """#
}
