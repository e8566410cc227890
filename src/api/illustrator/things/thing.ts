/** Height beside a child of 110, and shapes that stand on y = 0, about 100 high. */
export type ThingDrawing = readonly [tall: number, shapes: string]
