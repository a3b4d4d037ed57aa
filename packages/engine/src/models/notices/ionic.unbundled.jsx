import { toastController } from "@ionic/core";

// example: the kind as a colour
export async function ring(bell) {
  // finds: error kind=shown message="The bell is cracked"
  const toast = await toastController.create({ color: "danger", message: "The bell is cracked" });
  await toast.present();
  // finds nothing
  await toastController.create({ color: "success", message: "The bell rings, it did not fail" });
  return bell;
}
