import { MatSnackBar } from "@angular/material";
import { toastController } from "@ionic/core";

// example: a bar that comes by injection, and says no kind
export class Desk {
  constructor(bar, desk) {
    this.bar = bar;
    this.desk = desk;
  }
  static ɵfac = (t) => new (t || Desk)(ɵɵinject(MatSnackBar), ɵɵinject(Ledger));
  enter(guest) {
    // finds: error kind=shown message="Guests give their name"
    this.desk.enter(guest).subscribe({ error: () => this.bar.open("Guests give their name", "Close") });
    // finds nothing
    this.bar.open("The guest is in the book", "Close");
  }
}

// example: the kind as a colour
export async function ring(bell) {
  // finds: error kind=shown message="The bell is cracked"
  const toast = await toastController.create({ color: "danger", message: "The bell is cracked" });
  await toast.present();
  // finds nothing
  await toastController.create({ color: "success", message: "The bell rings, it did not fail" });
  return bell;
}
