import type { Viewer } from '../../shared/domain/people/roles';

type Whose = Pick<Viewer, 'organizationId' | 'userId'>;

/** One of our own ids, from createPhotoUpload, and nothing else: no path can hide in it. */
export const isUploadName = (name: string): boolean => /^img_[0-9a-z]{26}$/.test(name);

/** The caller's own uploads; the bucket deletes them after a day. Other people's names find nothing here. */
export const photoUploadKey = ({ organizationId, userId }: Whose, name: string): string =>
  `uploads/${organizationId}/${userId}/${name}`;

/** Where a person's photo stays, across organizations. Named after its upload, so that a repeat finds it. */
export const photoKey = ({ userId }: Pick<Whose, 'userId'>, name: string, extension: string): string =>
  `users/${userId}/${name}.${extension}`;

/** Whether a stored photo came from this upload. */
export const isOfUpload = (key: string, name: string): boolean => name !== '' && key.includes(`/${name}.`);
