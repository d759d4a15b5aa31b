import { env } from '../../../infra/env';
import { sealKeyInKms } from '../../gateways/seal/seal-key-kms';
import { required } from './environment';

/** The seal's key on AWS, for the one function that may use it. */
export const sealKey = () => sealKeyInKms({ keyId: required(env.sealKey) });
