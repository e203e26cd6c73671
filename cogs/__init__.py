"""What people touch in Discord: commands, buttons, menus, forms and messages. No rules, no SQL, no drawing."""
