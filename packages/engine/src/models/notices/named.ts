/** Notices of services that no model knows, by names that say it: `alerts.addError("...")`, `this.toast.show("...", "error")`. */
import { type Model, tells } from "../model.ts";

const ERRORS =
  "addError notifyError showError toastError reportError displayError errorMessage errorToast errorNotification showErrorMessage openErrorMessage showErrorToast showErrorNotification addErrorMessage showErrorDialog openErrorDialog";
const SUCCESSES =
  "success addSuccess notifySuccess showSuccess toastSuccess displaySuccess successMessage successToast successNotification showSuccessMessage openSuccessMessage showSuccessToast showSuccessNotification addSuccessMessage showSuccessDialog openSuccessDialog";
const ALERTS = "notify addAlert showAlert addToast showToast showNotification addNotification addNotice showNotice";
const SHOWS = "show|add|open|push|create|display";
const oneOf = (names: string): string => names.replaceAll(" ", "|");

const KIND = "options.type ?? options.severity ?? options.variant ?? options.status";
const TEXT = "options.message ?? options.text ?? options.title ?? options.content";
const MORE = "options.description ?? options.detail ?? options.title";

export const named = {
  versions: "by name",
  globals: { console: "Console" },
  signs: [
    { type: "Errors", telling: `error danger ${ERRORS}` },
    { type: "Successes", telling: SUCCESSES },
    {
      type: "Alerts",
      telling: ALERTS,
      heldAs:
        "toast toasts toastr toaster alert alerts notify notifier notifications notice notices snackbar flash message messages",
    },
  ],
  types: {
    Console: {},
    Errors: {
      "addError(name: text, text: text)": tells("'error'", "text", "name"),
      [`error|danger|${oneOf(ERRORS)}(options: object)`]: tells("'error'", TEXT, MORE),
      [`error|danger|${oneOf(ERRORS)}(text)`]: { ...tells("'error'", "text"), key: "text" },
    },
    Successes: {
      [`${oneOf(SUCCESSES)}(options: object)`]: tells("'success'", TEXT, MORE),
      [`${oneOf(SUCCESSES)}(text)`]: tells("'success'", "text"),
    },
    Alerts: {
      "error|danger|warning|warn|success|info(options: object)": tells("$method", TEXT, MORE),
      "error|danger|warning|warn|success|info(text)": tells("$method", "text"),
      [`${SHOWS}|${oneOf(ALERTS)}(options: {type|severity|variant|status})`]: tells(KIND, TEXT, MORE),
      [`${SHOWS}|${oneOf(ALERTS)}(text, options: {type|severity|variant|status})`]: tells(KIND, "text"),
      [`${SHOWS}|${oneOf(ALERTS)}(text, kind: text)`]: tells("kind", "text"),
      [`${SHOWS}(text, time, stays, kind: text)`]: tells("kind", "text"),
    },
  },
} satisfies Model;
