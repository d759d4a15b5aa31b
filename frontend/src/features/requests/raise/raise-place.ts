/** Where the request is to be raised: one unit, or a common area. */
export type RaisePlace = {
  readonly property_id: string;
  readonly unit_id?: string;
  readonly label: string;
  readonly address: string;
  readonly zone: string;
  readonly shut_offs: string;
  readonly on_call: { readonly name: string; readonly mobile_number: string };
};
