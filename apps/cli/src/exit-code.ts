/** What the process answers to the shell. */
export const EXIT = {
  /** Done; single files may have failed, they are listed. */
  done: 0,
  /** A comparison found what `--fail-on` names, or a check found something false. */
  differs: 1,
  /** Nothing could be read, or nothing could be done: the message says what to do next. */
  failed: 2,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
