export const help = (main) => main.append("Ask at the desk when something is missing, or come back tomorrow.");
export const closed = () => fetch("/api/desk/closed-days");

// example: what is read from elements of a list
// finds: entity name=Order fields=total,paidOn,buyer source=response
export function Orders({ orders, show }) {
  return orders.map((order) => show(order.total, order.paidOn, order.buyer));
}

// example: what a pattern takes out
// finds: entity name=Invoice fields=amount,dueOn,buyerName source=response
export const line = ({ invoice }) => {
  const { amount, dueOn, buyerName } = invoice;
  return `${amount} until ${dueOn} by ${buyerName}`;
};

// example: what a store begins with, and what is read from it
// finds: entity name=Shelf fields=room,level,label source=response
export class Desk {
  shelf = { room: "", level: 0, label: "" };

  where() {
    return `${this.shelf.room} ${this.shelf.level}`;
  }
}

// example: parts of the page
// finds nothing
export function measure(box) {
  const rect = box.getBoundingClientRect();
  return rect.width + rect.height + box.style.zoom;
}

// example: options of a component
// finds nothing
export function frame({ draw }) {
  return draw({ layout: { gutter: 4, gap: 2, wide: true } });
}
