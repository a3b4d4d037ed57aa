import { NzMessageService, NzModalService, NzNotificationService } from "ng-zorro-antd";

// example: services that come by injection
export class Slip {
  constructor(message, notices, modal) {
    this.message = message;
    this.notices = notices;
    this.modal = modal;
  }
  static ɵfac = (t) =>
    new (t || Slip)(ɵɵinject(NzMessageService), ɵɵinject(NzNotificationService), ɵɵinject(NzModalService));
  haul(boat) {
    // finds: error kind=shown message="The slip is too steep"
    if (boat.heavy) this.message.error("The slip is too steep");
    // finds: error kind=shown message="No trailer"
    // finds: error kind=shown message="The trailer of {name} is away"
    if (!boat.trailer) this.notices.error("No trailer", `The trailer of ${boat.name} is away`);
    // finds: error kind=shown message="The cable is weak"
    if (boat.cable) this.modal.error({ nzTitle: "The cable is weak" });
    // finds nothing
    this.message.success("The boat is ashore, nothing failed");
  }
}
