/** What the picture of the city shows. */
export const SIGHT = 'वाराणसी के घाट'
