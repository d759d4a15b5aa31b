/** Where a kept webhook event of the payment provider waits to be handled: its id alone travels, what it says is in the table. */
export type PaymentQueue = { send(eventId: string): Promise<void> };
