## Accounts of people

account-title = Your account
account-enter = Sign in or register a name
account-about = A name that you register is yours on this server, and your tables come along to other devices. Without one you play as a guest.
account-name = Name
account-password = Password
account-new-password = New password
account-register = Register
account-sign-in = Sign in
account-sign-out = Sign out
account-sign-out-everywhere = Sign out everywhere
account-change = Change password
account-known = Signed in as { $name }
account-matches = Matches
account-game = Game
account-played = Played
account-won = Won
account-lost = Lost
account-place = Average place
account-older = Older matches
account-result = { $place }. { $name } { $points }
name-registered = Somebody has registered this name, or one that looks like it. Choose another name.
wrong-password = The name or the password is wrong.
bad-password = A password has { $least } to { $most } characters.
not-signed-in = You aren't signed in.
