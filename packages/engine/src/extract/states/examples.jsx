// example: what has happened to a thing is its kind where no reducer asks
// finds: states name=type values=HAUL_LANDED,HAUL_WEIGHED,HAUL_SOLD
export function haulLine(haul) {
  switch (haul.type) {
    case "HAUL_LANDED":
      return <p>Landed at {haul.quay}</p>;
    case "HAUL_WEIGHED":
      return <p>Weighed {haul.weight}</p>;
    case "HAUL_SOLD":
      return <p>Sold for {haul.price}</p>;
    default:
      return null;
  }
}
