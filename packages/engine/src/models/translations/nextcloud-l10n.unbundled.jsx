import { translate } from "@nextcloud/l10n";

// example: the application, and then the words
export function fuel(boat) {
  // finds: error kind=thrown message="The fuel station is closed"
  if (boat.late) throw new Error(translate("harbour", "The fuel station is closed"));
  // finds nothing
  return translate("harbour", "The tank is full");
}
