import { TranslateService } from "@ngx-translate/core";

// example: a service that comes by injection
export class LockKeeper {
  constructor(translate) {
    this.translate = translate;
  }
  static ɵfac = (t) => new (t || LockKeeper)(ɵɵinject(TranslateService));
  open(lock) {
    // finds: error kind=thrown message=lock.isFull
    if (lock.full) throw new Error(this.translate.instant("lock.isFull"));
    // finds nothing
    return this.translate.instant("lock.isOpen");
  }
}
