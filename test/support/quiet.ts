// Import before anything that logs: it hides expected messages and the AWS SDK's warning about Node 20.
process.env.POWERTOOLS_LOG_LEVEL ??= 'CRITICAL';
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
