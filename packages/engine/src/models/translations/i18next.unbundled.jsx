import i18n, { t } from "i18next";
import { useTranslation } from "react-i18next";

// example: words that the call carries, and keys of a catalogue that is loaded later
export function moor(berth) {
  // finds: error kind=thrown message="The berth is rented"
  if (berth.rented) throw new Error(t("berth.rented", "The berth is rented"));
  // finds: error kind=thrown message="The berth is {depth} metres deep"
  if (berth.flat) throw new Error(i18n.t("berth.flat", { defaultValue: `The berth is ${berth.depth} metres deep` }));
  // finds: error kind=thrown message=berth.notFound
  if (!berth.number) throw new Error(i18n.t("berth.notFound"));
}

// example: what the hook gives, as an object and as a list
export function useBerths(boat) {
  const { t: say } = useTranslation("berths");
  const [ask] = useTranslation("harbour");
  return () => {
    // finds: error kind=thrown message=boat.tooLong
    if (boat.long) throw new Error(say("boat.tooLong"));
    // finds: error kind=thrown message=boat.tooWide
    if (boat.wide) throw new Error(ask("boat.tooWide"));
    // finds nothing
    return say("boat.fits");
  };
}

// example: what only looks alike
export function read(meter) {
  // finds nothing
  return { reading: meter.at("berth.notFound"), unit: meter.unit("saveError") };
}
