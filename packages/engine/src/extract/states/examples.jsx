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

// example: tabs of Vue 2, by the property that keeps which one is open
export function drawHold() {
  const vm = this;
  const h = vm._self._c;
  const { HoldPages, HoldPage } = vm.parts;
  // finds: states name="open hold" values=bilge,locker,orlop
  return h(
    HoldPages,
    {
      model: {
        value: vm.openHold,
        callback(value) {
          vm.openHold = value;
        },
        expression: "openHold",
      },
    },
    [
      h(HoldPage, { attrs: { value: "bilge" } }, [vm._v("Bilge")]),
      h(HoldPage, { attrs: { value: "locker" } }, [vm._v("Locker")]),
      h(HoldPage, { attrs: { value: "orlop" } }, [vm._v("Orlop")]),
    ],
  );
}
