// example: the bound of an attribute
const MOST = 65535;

export function Port({ settings, set }) {
  // finds: constant name=port.max value=65535
  return <input type="number" min="1" max={MOST} value={settings.port} onChange={set} />;
}

// example: the length of a text
export function Nickname({ send }) {
  return (
    <form onSubmit={send}>
      {
        // finds: constant name=nickname.maxLength value=40 unit=characters
        <input name="nickname" required maxLength={40} />
      }
    </form>
  );
}

// example: rules without a bound
export function Title({ send }) {
  return (
    <form onSubmit={send}>
      {
        // finds nothing
        <input name="title" required minLength={1} pattern="[a-z]+" />
      }
    </form>
  );
}

// example: how many there are of a list
export function pickCharts(order) {
  // finds: constant name=charts.maxLength value=4
  if (order.charts.length > 4) return alert("Please choose at most 4 charts");
  return fetch("/api/charts", { method: "POST" });
}
