/** A line drawing of a street in the text color. Decorative. */
export const HousesDrawing = () => (
  <svg
    className="houses"
    viewBox="0 0 960 260"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M0 258h960" />
    <path d="M60 258V150l70-58 70 58v108M112 258v-52h36v52M84 168h24v26H84zM152 168h24v26h-24zM166 122V92h18v45" />
    <path d="M212 258V118h112v140M202 118h132M224 140h24v30h-24zM272 140h24v30h-24zM224 190h24v30h-24zM272 190h24v30h-24z" />
    <path d="M352 258v-92l88-70 88 70v92M440 258v-62M412 258v-34a28 28 0 0 1 56 0v34M426 146a14 14 0 1 0 28 0 14 14 0 1 0-28 0M372 190h24v28h-24zM484 190h24v28h-24z" />
    <path d="M560 258V70h132v188M548 70h156M582 94h22v28h-22zM616 94h22v28h-22zM650 94h22v28h-22zM582 142h22v28h-22zM616 142h22v28h-22zM650 142h22v28h-22zM604 258v-56h44v56" />
    <path d="M720 258V158l64-52 64 52v100M768 258v-46h32v46M742 174h20v24h-20zM806 174h20v24h-20z" />
    <path d="M890 258v-60M890 198c-22 0-32-20-24-38-8-24 12-44 24-44s32 20 24 44c8 18-2 38-24 38ZM890 176v-26M890 166l10-10" />
    <path d="M28 258v-40M28 218c-14 0-20-13-15-25-5-16 8-29 15-29s20 13 15 29c5 12-1 25-15 25Z" />
  </svg>
);
