// example: used in two places
// skip minified: the minifier writes the number in place
// skip webpack: the minifier writes the number in place
// skip rspack: the minifier writes the number in place
// finds: constant value=14
const LONGEST = 14;

export function lastDay(loan) {
  return loan.from.plusDays(LONGEST);
}

export function reminder(loan) {
  return loan.openFor.plusDays(LONGEST);
}

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
