/**
 * Set up before each journey. Its product lives for a few minutes, and Java would spend half of what DynamoDB Local takes
 * on making it fast for hours.
 */
process.env['JDK_JAVA_OPTIONS'] ??= '-XX:TieredStopAtLevel=1';
