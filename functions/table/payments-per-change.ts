/** Payments that fit beside the rest of a change into DynamoDB's hundred items, each with a notice. */
export const paymentsPerChange = 30;
