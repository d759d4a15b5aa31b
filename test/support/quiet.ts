// Before anything that logs is loaded: what is expected in a test is not told, and the AWS SDK keeps its remark on Node 20 to itself.
process.env.POWERTOOLS_LOG_LEVEL ??= 'CRITICAL';
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
