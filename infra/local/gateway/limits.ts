/** Limits of API Gateway and Lambda, so that local calls fail like deployed ones. Bytes unless noted. */
export const gatewayLimits = {
  /** HTTP API, payload of a request. */
  payload: 10 * 1024 * 1024,
  /** Lambda, event or answer of a synchronous call. */
  lambdaPayload: 6 * 1024 * 1024,
  /** HTTP API, request line and headers together. */
  headers: 10_240,
  /** HTTP API, longest wait for an integration. Milliseconds. */
  wait: 30_000,
} as const;
