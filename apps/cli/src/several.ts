/** For an option that may be given several times: the values in their order. */
export const several = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];
