import { MatSnackBar } from "@angular/material";

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
