/** A blue stroke on white, 300 by 70: the signature of everyone in the demo data. */
export const demoSignature = [
  'data:image/png;base64,',
  'iVBORw0KGgoAAAANSUhEUgAAASwAAABGAQMAAABMqzu+AAAABlBMVEUdTtj///8esvnGAAABrUlEQVR42u2VQW7DIBBFHXnhJT1B',
  'uUIPUImLVcKRF172Som4CFYvwJKFBWXmg1MqZLGtGisWSvQEf/4fJkPseoYn9sT+HXbtwvZB92D+RfZg7kP0YDZOPdg9LvhdnWJr',
  'ArkS0cYclikdS99exzY2c4VBREeOWH1tYwNLDzJ6zRJtEwuCT9kVfWKqw+kWtkuW7hMmWaJXLcxri4Xk0bvLFuY0n+J4J2JCE7OQ',
  '7tg6PlG0sDukb+k1kfWj8twwBTMQY4BaLpZ2z2kMR0ihYDZyYFz57X08MDjAYlauhnfa0MvXChNAVng3lZBTxLpggkPiLQQ7TdZx',
  'GXuKWBbsE5jBkrzlasgUL4nM2MpZkhh4OjrFm2LH8QdG3lrQqafm3CxszFwwA8zFnLe9cHUCpliVsS+UlVAOLMuhQ+hALzK2ZUyV',
  'TsezxDChoYE5eJmE2fqSPZopYwaat+rK6kdrDhBloNlUA0BZ/QtbkcxSTR0xV/2WRAlorgZDGMYaQ4jxHuqrPosKCxIh2V2eTkuB',
  'kNybOsUmuO/bk/LAFlQeLucj+nbrmuR27ML89PwH/AvYN+Qpzlt8K0YzAAAAAElFTkSuQmCC',
].join('');
