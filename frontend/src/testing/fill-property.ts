import { fireEvent, screen, waitFor } from '@testing-library/react';

/** The form's field with this name, which is also its id. */
export function field(name: string): HTMLInputElement {
  const found = document.getElementById(name);
  if (!(found instanceof HTMLElement)) throw new Error(`There is no field ${name}`);
  return found as HTMLInputElement;
}

export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

/** Waits for the option, because the places load lazily. */
async function choose(name: string, place: string): Promise<void> {
  await waitFor(() => {
    const places = [...field(name).querySelectorAll('option')].map(({ value }) => value);
    if (!places.includes(place)) throw new Error(`${place} is not there yet`);
  });
  type(name, place);
}

/** A whole property with one unit, without owners. */
export async function fillProperty(propertyType = 'Multi Family'): Promise<void> {
  fireEvent.click(await screen.findByRole('radio', { name: propertyType }));
  type('property_title', 'Elm House');
  type('street', '12 Elm St');
  await choose('state', 'Texas');
  await choose('city', 'Austin');
  fillUnit(0, '101');
}

export function fillUnit(unit: number, number: string): void {
  type(`units.${unit}.unitNumber`, number);
  type(`units.${unit}.bedrooms`, '2');
  type(`units.${unit}.bathrooms`, '1');
  type(`units.${unit}.rentprice`, '850');
  type(`units.${unit}.availableDate`, '2099-01-05');
}
