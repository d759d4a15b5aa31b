/** Webhook events waiting to be handled. Only the id travels; the event is in the table. */
export type PaymentQueue = { send(eventId: string): Promise<void> };
