/** A finger needs 44 px where a mouse does with less. */
export const fingerSize = { '@media (pointer: coarse)': { minH: '11', minW: '11' } } as const;
