import type { Viewer } from '../../shared/domain/roles';

type Whose = Pick<Viewer, 'organizationId' | 'userId'>;

/** What createPhotoUpload answers and savePhoto names: an id of ours and nothing else, so no path can hide in it. */
export const isUploadName = (name: string): boolean => /^img_[0-9a-z]{26}$/.test(name);

/** Where the caller's own upload waits; the bucket empties this place after a day. Another person's name leads to nothing here. */
export const photoUploadKey = ({ organizationId, userId }: Whose, name: string): string =>
  `uploads/${organizationId}/${userId}/${name}`;

/** Where a person's photo stays: the person's, whatever organizations they belong to. Named after its upload, so that a repeat finds it. */
export const photoKey = ({ userId }: Pick<Whose, 'userId'>, name: string, extension: string): string =>
  `users/${userId}/${name}.${extension}`;

/** Whether a stored photo came from this upload. */
export const isOfUpload = (key: string, name: string): boolean => name !== '' && key.includes(`/${name}.`);
