export type City = { readonly name: string; readonly zipcode: string };
export type State = { readonly id: number; readonly name: string; readonly cities: readonly City[] };
export type Country = { readonly id: number; readonly name: string; readonly states: readonly State[] };
