import { createElement, useState } from "react";

// example: states that are drawn as errors
export function Berth({ FormHelperText, TextField, save }) {
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  const [note, setNote] = useState("");
  const check = () => {
    // finds: error kind=shown message="Berths have names of three letters" when="length < 3"
    if (name.length < 3) return setProblem("Berths have names of three letters");
    // finds nothing
    setNote("The berth is kept for a day");
    setProblem("");
    return save(name);
  };
  return (
    <>
      <TextField value={name} error={!!problem} onChange={(e) => setName(e.target.value)} onBlur={check} />
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      <p>{note}</p>
    </>
  );
}

// example: a state with a text for each field, and a text that a slot draws under a test
export function Mooring({ TextField, moor, depth }) {
  const [wrong, setWrong] = useState({});
  const check = (form) => {
    // finds: error kind=shown message="Ropes are longer than boats"
    if (form.rope < form.boat) setWrong((all) => ({ ...all, rope: "Ropes are longer than boats" }));
    // finds: error kind=shown message="Boats have a number"
    if (!form.boat) setWrong({ boat: "Boats have a number" });
  };
  return (
    <form onSubmit={(e) => check(moor(e.target))}>
      <TextField name="rope" error={Boolean(wrong.rope)} helperText={wrong.rope} />
      {/* finds: error kind=shown message="Deeper than the harbour" */}
      <TextField
        name="depth"
        error={depth > 9}
        helperText={depth > 9 ? "Deeper than the harbour" : "From keel to water"}
      />
      {/* finds nothing */}
      <TextField name="flag" error={wrong.flag} helperText="Two letters of the country" />
    </form>
  );
}

// example: elements that a class says to be errors
export function Harbour({ crew, isFull }) {
  // finds: error kind=shown message="All berths are taken until Sunday"
  if (isFull) return createElement("p", { className: "error" }, "All berths are taken until Sunday");
  // finds: error kind=shown message="{name} has left the crew"
  return crew.left && <p className="form-error">{crew.name} has left the crew</p>;
}

// finds nothing
export const Leave = () => <button className="btn btn-danger">Leave the harbour</button>;
// finds nothing
export const SignOff = ({ go }) => (
  <span onClick={go} className="text-muted transition-colors hover:text-danger">
    Sign off from the harbour
  </span>
);

// example: markup in a text
export function refuse(page, guest) {
  // finds: error kind=shown message="Guests land at the outer pier"
  if (guest.role === "guest") page.innerHTML = '<h1>Pier</h1><p class="error">Guests land at the outer pier</p>';
  // finds nothing
  if (guest.role === "member") page.innerHTML = '<p class="note">Members land at the inner pier</p>';
}
