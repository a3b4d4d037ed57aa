// example: a flag
export class Settings {
  save(port) {
    // finds: rule subject=servicePort rule=required
    // finds: rule subject=servicePort rule=min value=1025
    // finds: rule subject=servicePort rule=max value=65533
    if (!port || port < 1025 || port > 65533) {
      this.isInvalidServicePort = true;
      return;
    }
    this.port = port;
  }
}

// example: nothing is handed on
export const connect = (onChange) => (form, key, value) => {
  const next = { ...form, [key]: value };
  // finds: rule subject=hostname rule=required
  !next.hostname ? onChange(null) : onChange(next);
  return next;
};

// example: a button that cannot be pressed
export function Comment({ remark, onChange, onSend, busy }) {
  return (
    <div>
      <textarea name="remark" value={remark} onChange={onChange} />
      {/* finds: rule subject=remark rule=required */}
      {/* finds: rule subject=remark rule=maxLength value=500 */}
      <button onClick={onSend} disabled={busy || remark.trim().length === 0 || remark.length > 500} />
    </div>
  );
}

// example: a form that is not sent
export function Move({ form, send, t }) {
  const submit = () => {
    const values = form.getFormData();
    // finds: rule subject=folder rule=required
    if (values.folder == null) return;
    send({ where: values.folder });
  };
  return <input id="folder" label={t("folder")} ref={form} onSubmit={submit} />;
}

// example: a local name that is handed on
export function Picker({ plan, plans, onChange }) {
  // finds nothing
  plan && !plans.find((one) => one.key === plan) && plans.push({ key: plan });
  return <input name="plan" value={plan} onChange={onChange} />;
}

// example: what is no input
export function List({ rows, selected, onRemove, load }) {
  // finds nothing
  if (rows.length === 0) return;
  load(rows);
  // finds nothing
  return <button onClick={onRemove} disabled={selected.length === 0} />;
}

// example: a test that is computed
export function useDialog({ computed, h, loan, save, setTrigger }) {
  const missing = computed(() => !loan.trigger);
  return [
    h("input", { name: "trigger", value: loan.trigger, onInput: setTrigger }),
    // finds: rule subject=trigger rule=required
    h("button", { onClick: save, disabled: missing.value }, "Save"),
  ];
}
