// example: a dialog
export function cast(boat) {
  // finds: error kind=shown message="Untie {name} first"
  if (boat.tied) alert(`Untie ${boat.name} first`);
  // finds: error kind=shown message="The lines hold"
  boat.cast().catch(() => window.alert("The lines hold"));
}

// example: what tells how it went
export async function paint(boat) {
  await boat.paint();
  // finds nothing
  alert("The boat is red now");
}
