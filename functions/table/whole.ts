import { $set } from 'dynamodb-toolbox/entity/actions/update';

/** A value that takes the place of the old one whole: an update would else go into it part by part. The library's types know it for maps alone. */
export const whole = <T extends object>(value: T): T => $set(value) as unknown as T;
