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
