import { Duration } from 'aws-cdk-lib';
import type { ResponseHeadersStrictTransportSecurity } from 'aws-cdk-lib/aws-cloudfront';
import { strictTransportSecurity } from '../../site-headers';
import type { Plan } from '../plan';

/** Overrides the functions' own header, which does not know the stage. */
export function transportSecurity({ stage }: Plan): ResponseHeadersStrictTransportSecurity {
  const years = 2;
  if (strictTransportSecurity !== `max-age=${years * 365 * 86_400}`)
    throw new Error('site-headers.ts: the age of strictTransportSecurity is another one than CloudFront’s.');
  const all = stage.domain?.subdomainsToo === true;
  return {
    accessControlMaxAge: Duration.days(years * 365),
    includeSubdomains: all,
    preload: all,
    override: true,
  };
}
