// example: used in two places
// skip minified: the minifier writes the number in place
// skip webpack: the minifier writes the number in place
// skip rspack: the minifier writes the number in place
// skip esbuild: the name is lost, and no use says what the number is for
// skip vite: the name is lost, and no use says what the number is for
// finds: constant name=LONGEST value=14
const LONGEST = 14;

export function lastDay(loan) {
  return loan.from.plusDays(LONGEST);
}

export function reminder(loan) {
  return loan.openFor.plusDays(LONGEST);
}

// example: a name that is lost, among words of other things
// finds nothing
const w = 3000;

export const fee = (loan) => ({ owed: Math.abs(loan.late * w), since: loan.until.slice(0, 10) });

// example: things that look alike
export function local(list) {
  // finds nothing
  const middle = 12;
  return list.items.at(middle);
}

// finds nothing
const ICON_SIZE = 24;

export const Icon = () => <svg width={ICON_SIZE} height={ICON_SIZE} />;

// example: names of classes
// finds nothing
const LABEL_CLASS = "label_box_x1y2z";

export const Label = () => <b className={LABEL_CLASS} />;

// example: names of classes, as CSS modules write them
// finds nothing
const wrap = "wrapper-I7VrmD";
// finds nothing
const fold = "folded-r_5jyp";

export function Shelf({ join, open }) {
  return (
    <section className={join(wrap, !open && fold)} onScroll={(e) => e.target.querySelector(`.${wrap}`)}>
      The shelf is open.
    </section>
  );
}
